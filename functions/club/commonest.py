"""Passwords that everybody tries first, eight letters or longer, in lower case: a list by hand, no stolen one."""

_WORDS = """
password passwords password1 password12 password123 passw0rd passw0rd1 p@ssw0rd p@ssword qwertyui qwertyuiop
qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 1qaz2wsx 1q2w3e4r 1q2w3e4r5t q1w2e3r4 q1w2e3r4t5
qazwsxedc qazwsx123 zxcvbnm1 zxcvbnm123 asdfghjk asdfghjkl asdf1234 zaq12wsx 1234qwer qwer1234 12345678
123456789 1234567890 0123456789 87654321 987654321 9876543210 11223344 12341234 12344321 123123123 123321123
123454321 1122334455 147258369 159753456 741852963 abcdefgh abcd1234 abc12345 a1b2c3d4 aa123456 a1234567
a12345678 iloveyou iloveyou1 sunshine princess football football1 baseball superman batman123 starwars
pokemon1 dragon12 monkey12 letmein1 welcome1 welcome123 trustno1 whatever computer internet samsung1 michelle
jennifer victoria charlie1 master12 shadow12 killer12 hello123 freedom1 mustang1 jordan23 liverpool chelsea1
barcelona ferrari1 mercedes corvette marlboro cocacola changeme adminadmin admin123 admin1234 rootroot
testtest test1234 guest123 qwerty11 privet123 parol123 parolparol lubimaya lyubimaya solnyshko natasha1
ekaterina aleksandr alexander vladimir anastasia valentina svetlana tatyana1 spartak1 zenit2010 zenit123
moscow12 rossiya1 russia123 gfhjkm123 gfhjkmgfhjkm ghbdtn123 yfnfif123 vfhbyf123 ytpyf.gfhjkm пароль12
пароль123 парольпароль йцукенгш йцукенгшщз йцукен12 йцукен123 привет12 привет123 любимая1 солнышко наташа12
спартак1 москва12 россия12 чтогдекогда почемукудазачем бегемот1 бегемот123 хрустальный knatok123 znatok123
begemot1 begemot123
"""
COMMONEST = frozenset(_WORDS.split())

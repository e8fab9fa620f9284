// Gallery states of whole screens other than the table: lobby, host's console, dialogs, empty places.
import type { ComponentChildren } from "preact";
import { Icon } from "../art/icons";
import { AvatarPicker } from "../table/parts/AvatarPicker";
import { ClockFace } from "../table/parts/ClockRing";
import { CodeDigits, QRCode } from "../table/parts/Code";
import { Confirm, Dialog, Toasts } from "../table/parts/Dialog";
import { Empty } from "../table/parts/Empty";
import { EnvelopeCard, ReadAloud } from "../table/parts/EnvelopeCard";
import { Lamp } from "../table/parts/Lamp";
import { Score } from "../table/parts/Score";
import { Volume } from "../table/parts/Volume";
import { now, running } from "./people";

const nothing = () => undefined;
const question = "В старых инструкциях для смотри\u0301телей его советовали заводить не реже раза в сутки, а проверять — по солнцу. Хозяин дома называл его «единственным слугой, который ходит, не сходя с места».\nЧто это?";

const Lobby = () => (
  <main class="gallery-page">
    <h1>За столом собираются</h1>
    <div class="gallery-two">
      <section class="card gallery-stack"><p class="caps">Код стола</p><CodeDigits code="4821" /><QRCode link="https://example.org/t/#table=4821" /></section>
      <section class="card gallery-stack">
        <p class="caps">Всё ли в порядке</p>
        <Lamp name="Часы" state="good" value="±18 мс" />
        <Lamp name="Звук" state="bad" remedy="Браузер ждёт нажатия, чтобы включить звук" mend={{ verb: "Включить", press: nothing }} />
        <Lamp name="Экран не гаснет" state="bad" remedy="По адресу без https браузер этого не умеет: отключите автоблокировку в настройках телефона" />
        <Lamp name="Пакет вопросов" state="waiting" value="загружается" />
        <Volume volume={70} muted={false} onVolume={nothing} onMute={nothing} />
        <p><span class="chip chip--lit">Минута</span> <span class="chip chip--done">Волчок</span> <span class="chip">Помощь клуба</span> <span class="chip chip--spent">Минута в кредит</span></p>
      </section>
    </div>
    <button class="btn btn--primary">Готов</button>
  </main>
);

const Console = () => (
  <main class="gallery-page gallery-page--console">
    <Score players={3} viewers={2} target={6} />
    <div class="gallery-two gallery-two--console">
      <div class="gallery-stack"><ClockFace clock={running(23)} now={now} /><ClockFace clock={running(6)} now={now} /></div>
      <div class="gallery-stack">
        <EnvelopeCard title="Раунд 6 · Сектор 7" aside="читать вслух" size="read"><ReadAloud text={question} /></EnvelopeCard>
        <section class="card card--ask gallery-stack"><b>Капитан просит помощь клуба</b><div class="dialog__acts"><button class="btn">Отклонить…</button><button class="btn btn--primary">Дать +60 с</button></div></section>
        <p><button class="btn btn--danger btn--small">Аннулировать… (осталось 2)</button> <button class="btn btn--small">Отменить: «Время пошло» <kbd>Z</kbd></button></p>
      </div>
    </div>
  </main>
);

export const SCREENS: Record<string, () => ComponentChildren> = {
  lobby: Lobby,
  console: Console,
  picker: () => <main class="gallery-page"><section class="card"><AvatarPicker avatar="fox" hat="scholar" onPick={nothing} /></section>
    <label class="field"><span>Ваше имя</span><input class="input" value="Александра-Константиновн" /><small>До 24 знаков, любыми буквами</small></label>
    <label class="field"><span>Код стола</span><input class="input input--code" value="4821" inputMode="numeric" aria-invalid="true" /><small class="field__wrong">Такого стола сейчас нет. Проверьте код у крупье</small></label></main>,
  confirm: () => <><Console /><Confirm title="Отменить вердикт?" open verb="Отменить вердикт" tone="danger" onYes={nothing} onNo={nothing}><p>Счёт 3 : 2 станет 2 : 2, сектор 7 снова в игре.</p><p class="quiet">Ответ уже показан всем: он останется виден.</p></Confirm></>,
  dialog: () => <Dialog title="Почему нельзя?" open onClose={nothing} acts={<button class="btn btn--primary">Понятно</button>}><p>Помощь ведущего берут только после гонга: минута ещё идёт.</p></Dialog>,
  toasts: () => <><Lobby /><Toasts onClose={nothing} toasts={[{ id: "1", tone: "wrong", text: "Связь прервалась. Место за вами, соединяемся снова" }, { id: "2", tone: "good", text: "Ссылка скопирована", act: { verb: "Показать QR", press: nothing } }]} /></>,
  lost: () => <Empty mood="puzzled" title="Этого стола нет" acts={<button class="btn btn--primary">Ввести другой код</button>}><p>Код неверен или стол уже закрыли. Спросите код у крупье: <Icon name="key" /></p></Empty>,
};

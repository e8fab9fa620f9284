// Russian agreement of a noun with a number.
/** plural(21, "секунда", "секунды", "секунд") is «секунда». */
export function plural(n: number, one: string, few: string, many: string): string {
  const [tens, units] = [Math.abs(n) % 100, Math.abs(n) % 10];
  if (tens > 10 && tens < 20) return many;
  if (units === 1) return one;
  return units > 1 && units < 5 ? few : many;
}

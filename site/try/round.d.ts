// The tape that infra/try_round.py recorded, brought into the bundle by site/bundle/try.mjs.
declare module "pkz:round" {
  const tape: import("./tape").Tape;
  export default tape;
}

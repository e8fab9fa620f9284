// Lets TypeScript see a stylesheet imported for its effect.
declare module "*.css";

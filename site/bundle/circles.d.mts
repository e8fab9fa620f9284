// The types of circles.mjs, for its test.
export function circle(inputs: Record<string, { imports: readonly { path: string }[] }>): string[];

// Whether modules of ours import each other in a circle, at once or later: what leans on itself cannot be read part by part.

/** A circle of names, the first once more at the end; empty when there is none. `inputs` are those of esbuild's metafile: its types are gone. */
export function circle(inputs) {
  const done = new Set();
  const way = [];
  const ours = (name) => name in inputs && !name.startsWith("node_modules/");
  const from = (name) => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (done.has(name)) return [];
    way.push(name);
    for (const { path } of inputs[name].imports) {
      const found = ours(path) ? from(path) : [];
      if (found.length) return found;
    }
    way.pop();
    done.add(name);
    return [];
  };
  for (const name of Object.keys(inputs).filter(ours)) {
    const found = from(name);
    if (found.length) return found;
  }
  return [];
}

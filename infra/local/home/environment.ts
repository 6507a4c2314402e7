/** Sets variables for the time a cloud runs; answers how to put everything back as it was. */
export function setEnvironment(variables: Record<string, string>): () => void {
  const before = new Map(Object.keys(variables).map((name) => [name, process.env[name]]));
  Object.assign(process.env, variables);
  return () => {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  };
}

/** What the person's own shell says wins over the templates: `ACCESS_TOKEN_SECONDS=1 npm start`. */
export const withOwnChoices = (declared: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(declared).map(([name, value]) => [name, process.env[name] ?? value]));

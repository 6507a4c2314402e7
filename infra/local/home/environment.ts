/** Sets environment variables while a cloud runs; returns a function that restores the previous values. */
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

/** Lets variables of the shell override those of the templates: `ACCESS_TOKEN_SECONDS=1 npm start`. */
export const withOwnChoices = (declared: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(declared).map(([name, value]) => [name, process.env[name] ?? value]));

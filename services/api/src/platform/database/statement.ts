/** SQL with the name under which each connection prepares it once. Names are unique: `<module>.<what>`. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

const texts = new Map<string, string>();

/** Declares a statement at module level; PostgreSQL would run the old text under a name used twice. */
export const statement = (name: string, text: string): Statement => {
  if ((texts.get(name) ?? text) !== text) throw new Error(`Two statements are called ${name}`);
  texts.set(name, text);
  return { name, text };
};

/** One that is declared somewhere, by its name: for measurements that send the same SQL without what surrounds it. */
export const declaredStatement = (name: string): Statement => {
  const text = texts.get(name);
  if (text === undefined) throw new Error(`No statement is called ${name}`);
  return { name, text };
};

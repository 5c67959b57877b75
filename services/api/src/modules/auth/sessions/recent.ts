const MANY = 10_000;

/** Remembers the newest entries of a map, so that what costs a signature is not worked out on each request. */
export class Recent<Value> {
  private readonly entries = new Map<string, { value: Value; until: number }>();

  /** What was kept under the key and is still good; else what `make` says, kept until the time it names, if at all. */
  get(key: string, make: () => { value: Value; until: number }): Value {
    const known = this.entries.get(key);
    if (known && known.until > Date.now()) return known.value;
    const made = make();
    if (made.until <= Date.now()) return made.value;
    if (this.entries.size >= MANY) this.forgetOldest();
    this.entries.set(key, made);
    return made.value;
  }

  private forgetOldest(): void {
    const [oldest] = this.entries.keys();
    if (oldest !== undefined) this.entries.delete(oldest);
  }
}

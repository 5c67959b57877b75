const MANY = 10_000;

/** Caches the newest entries, so that signatures are not computed on each request. */
export class Recent<Value> {
  private readonly entries = new Map<string, { value: Value; until: number }>();

  /** Returns the cached value while it is valid; otherwise the result of `make`, cached until the time that it returns, if any. */
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

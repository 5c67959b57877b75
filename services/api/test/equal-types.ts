/** Expands a type, so that `A & { b: string }` equals an interface with the same keys. */
type Flat<T> = T extends object ? { [K in keyof T]: Flat<T[K]> } : T;
type Identical<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
/** Stricter than assignable: types differ if a key is missing or optional on only one side. */
export type Equal<A, B> = Identical<Flat<A>, Flat<B>>;
export type Expect<Truth extends true> = Truth;

/** The part of `fresh` that is used. The package has no types. */
declare module 'fresh' {
  export default function fresh(
    request: { 'if-none-match': string | undefined },
    response: { etag: string },
  ): boolean;
}

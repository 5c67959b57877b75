/** Response of `POST /account/export`. */
export interface DataExport {
  /** Of a zip file, for a link: the browser's session is enough, as long as its proof is recent. */
  url: string;
}

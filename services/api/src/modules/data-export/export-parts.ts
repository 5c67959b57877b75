import { Injectable } from '@nestjs/common';

type List = (userId: string) => AsyncIterable<object>;
type Value = (userId: string) => Promise<object>;

/** Parts of the export that other modules add, because nothing may import these modules. */
@Injectable()
export class ExportParts {
  readonly lists = new Map<string, List>();
  readonly values = new Map<string, Value>();

  /** Adds a JSON array of the person's rows. */
  list(path: string, read: List): void {
    this.lists.set(path, read);
  }

  /** Adds a JSON object. */
  value(path: string, read: Value): void {
    this.values.set(path, read);
  }
}

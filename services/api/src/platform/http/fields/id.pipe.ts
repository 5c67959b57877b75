import { Injectable, type PipeTransform } from '@nestjs/common';
import { notFound } from '../errors/api-error.js';
import { isUuid } from './uuid.js';

/** For path ids that no access guard checks: a malformed id gets the same 404 as an unknown one. */
@Injectable()
export class IdPipe implements PipeTransform {
  transform(value: unknown): string {
    if (!isUuid(value)) throw notFound();
    return value.toLowerCase();
  }
}

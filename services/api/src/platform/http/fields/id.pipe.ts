import { Injectable, type PipeTransform } from '@nestjs/common';
import { notFound } from '../errors/api-error.js';
import { isUuid } from './uuid.js';

/** For ids in paths that no access guard has read: a malformed one leads to nothing, like one that does not exist. */
@Injectable()
export class IdPipe implements PipeTransform {
  transform(value: unknown): string {
    if (!isUuid(value)) throw notFound();
    return value.toLowerCase();
  }
}

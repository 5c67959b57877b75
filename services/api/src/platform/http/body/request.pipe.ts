import {
  Injectable,
  ValidationPipe,
  type ArgumentMetadata,
  type PipeTransform,
  type Type,
} from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import type { FieldError } from '@taskloom/contracts';
import { invalid } from '../errors/api-error.js';
import { RequestBody } from './request-body.js';
import { isStorableText } from './strict-json.js';

const flatten = (errors: ValidationError[], path = ''): FieldError[] =>
  errors.flatMap(({ property, constraints = {}, children = [] }) => {
    const field = path + property;
    const [message] = Object.entries(constraints).map(([rule, text]) =>
      rule === 'whitelistValidation' ? `The field ${property} is not known.` : text,
    );
    return [...(message ? [{ field, message }] : []), ...flatten(children, `${field}.`)];
  });

const refuse = (errors: ValidationError[]) => {
  const [first, ...rest] = flatten(errors);
  return invalid(first ?? { field: '', message: 'The request is not valid.' }, ...rest);
};

const common = {
  transform: true,
  whitelist: true,
  stopAtFirstError: true,
  transformOptions: { exposeUnsetFields: false },
  exceptionFactory: refuse,
} as const;

/** Global pipe that turns bodies and query strings into DTOs. Refuses unknown body fields and ignores unknown query keys. */
@Injectable()
export class RequestPipe implements PipeTransform {
  private readonly bodies = new ValidationPipe({ ...common, forbidNonWhitelisted: true });
  private readonly queries = new ValidationPipe(common);
  /** Cache of the DTO for an empty query, which most reads have. The instances are frozen because requests share them. */
  private readonly emptyQueries = new Map<unknown, object>();

  async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'body') return this.body(value, metadata.metatype);
    if (metadata.type !== 'query') return value;
    refuseUnstorable(value);
    return this.query({ ...Object(value) }, metadata);
  }

  /** Reads a body that a guard needs before the handler's parameters are resolved. */
  async body<Dto>(value: unknown, metatype: Type<Dto>): Promise<Dto>;
  async body(value: unknown, metatype?: Type): Promise<unknown>;
  async body(value: unknown, metatype?: Type): Promise<unknown> {
    const body = value instanceof RequestBody ? await value.json() : {};
    return this.bodies.transform(body, { type: 'body', metatype });
  }

  private async query(query: object, metadata: ArgumentMetadata): Promise<unknown> {
    if (Object.keys(query).length > 0) return this.queries.transform(query, metadata);
    const known = this.emptyQueries.get(metadata.metatype);
    if (known) return known;
    const made = Object.freeze(await this.queries.transform(query, metadata)) as object;
    this.emptyQueries.set(metadata.metatype, made);
    return made;
  }
}

const refuseUnstorable = (query: unknown): void => {
  for (const [field, value] of Object.entries(Object(query))) {
    for (const text of [value].flat()) {
      if (typeof text === 'string' && !isStorableText(text)) {
        throw invalid({ field, message: `The value of ${field} contains characters that are not allowed.` });
      }
    }
  }
};

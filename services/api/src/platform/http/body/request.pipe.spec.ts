import type { ArgumentMetadata } from '@nestjs/common';
import { IsOptional, IsString } from 'class-validator';
import { RequestPipe } from './request.pipe.js';

class PageQuery {
  @IsOptional()
  @IsString()
  cursor?: string;

  @IsString()
  limit = '20';
}

class TermQuery {
  @IsString()
  term!: string;
}

const of = (metatype: ArgumentMetadata['metatype']): ArgumentMetadata => ({ type: 'query', metatype });

describe('a query string', () => {
  const pipe = new RequestPipe();

  it('becomes its DTO, with defaults for missing keys', async () => {
    expect(await pipe.transform({}, of(PageQuery))).toEqual({ limit: '20' });
    expect(await pipe.transform({ cursor: 'a', other: '1' }, of(PageQuery))).toEqual({
      cursor: 'a',
      limit: '20',
    });
    expect(await pipe.transform({}, of(PageQuery))).toEqual({ limit: '20' });
  });

  it('is transformed once when empty, and the shared result is frozen', async () => {
    const first = await pipe.transform({}, of(PageQuery));
    expect(first).toBeInstanceOf(PageQuery);
    expect(await pipe.transform({}, of(PageQuery))).toBe(first);
    expect(() => Object.assign(first as object, { limit: '1' })).toThrow(TypeError);
  });

  it('is refused each time when a required field is missing', async () => {
    for (let count = 0; count < 2; count++) {
      await expect(pipe.transform({}, of(TermQuery))).rejects.toMatchObject({
        details: { errors: [{ field: 'term' }] },
      });
    }
  });
});

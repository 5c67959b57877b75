import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

export const PUBLIC = 'taskloom:public';

/** Allows anonymous access. All other routes need a session; a test lists the public routes. */
export const Public = (): MethodDecorator =>
  applyDecorators(SetMetadata(PUBLIC, true), ApiExtension('x-public', true));

import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

export const PUBLIC = 'taskloom:public';

/** Opens a route to anonymous callers. Everything else is closed; a test lists the public routes by name. */
export const Public = (): MethodDecorator =>
  applyDecorators(SetMetadata(PUBLIC, true), ApiExtension('x-public', true));

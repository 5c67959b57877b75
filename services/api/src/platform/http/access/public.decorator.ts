import { Reflector } from '@nestjs/core';

/** Opens a route to anonymous callers. Everything else is closed; a test lists the public routes by name. */
export const Public = Reflector.createDecorator<void, true>({ transform: () => true });

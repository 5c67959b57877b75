import { SetMetadata } from '@nestjs/common';

export const BEFORE_FACTOR = 'taskloom:before-factor';

/**
 * Marks a route that a session may call although it lacks the second factor that a policy requires: what is needed to set one up
 * or to sign out. A test lists these routes.
 */
export const BeforeFactor = (): MethodDecorator => SetMetadata(BEFORE_FACTOR, true);

import { SetMetadata } from '@nestjs/common';

export const OTHER_CREDENTIAL = 'taskloom:other-credential';

/**
 * Marks a route that accepts another `Authorization` scheme besides sessions. The session guard passes such requests on to
 * the route's own guard, which must check them.
 */
export const OtherCredential = (scheme: string): MethodDecorator => SetMetadata(OTHER_CREDENTIAL, scheme);

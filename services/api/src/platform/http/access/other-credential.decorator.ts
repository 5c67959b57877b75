import { SetMetadata } from '@nestjs/common';

export const OTHER_CREDENTIAL = 'taskloom:other-credential';

/**
 * A route that takes another scheme of the `Authorization` header beside sessions: the session guard lets such requests through to
 * the route's own guard, which must check them.
 */
export const OtherCredential = (scheme: string): MethodDecorator => SetMetadata(OTHER_CREDENTIAL, scheme);

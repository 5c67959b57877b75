import { Header } from '@nestjs/common';

/** The handler returns JSON text that PostgreSQL has built: it is sent as it comes, neither parsed nor encoded again. */
export const JsonText = (): MethodDecorator => Header('content-type', 'application/json; charset=utf-8');

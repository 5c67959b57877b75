import { Header } from '@nestjs/common';

/** The handler returns JSON text built by PostgreSQL, which is sent without parsing or encoding it again. */
export const JsonText = (): MethodDecorator => Header('content-type', 'application/json; charset=utf-8');

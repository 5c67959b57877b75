export { dataSourceOptions } from './data-source.js';
export { Database } from './database.js';
export { DatabaseModule } from './database.module.js';
export { fieldScopedUpdate } from './field-scoped-update.js';
export { migrate, migrationNames, NewerDatabaseError } from './migrate.js';
export { isUnavailable, sqlState, violatedConstraint } from './sql-state.js';
export { statement, type Statement } from './statement.js';
export { afterCommit, type Transaction } from './transaction.js';
export { wireDay, wireTime } from './wire.js';

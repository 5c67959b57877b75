export { BackupError } from './backup.errors.js';
export { backUpInstallation, restoreInstallation } from './installation.js';

export { DataExportModule } from './data-export.module.js';
export { ExportParts } from './export-parts.js';
export { inSteps, STEP } from './in-steps.js';

import type { DemoProject } from '../demo-data.js';
import { accessibilityAudit } from './accessibility-audit.js';
import { billingMigration } from './billing-migration.js';
import { customerInterviews } from './customer-interviews.js';
import { designSystem } from './design-system.js';
import { mobileOnboarding } from './mobile-onboarding.js';
import { officeMove } from './office-move.js';
import { partnerApiV2 } from './partner-api-v2.js';
import { statusPageRelaunch } from './status-page-relaunch.js';

export const PROJECTS: readonly DemoProject[] = [
  billingMigration,
  statusPageRelaunch,
  accessibilityAudit,
  mobileOnboarding,
  partnerApiV2,
  customerInterviews,
  designSystem,
  officeMove,
];

import { API, type AuditEvent } from '@taskloom/contracts';
import { FakeApi, renderApp } from '@taskloom/client/test-kit';
import AuditPage from '../pages/audit/audit.page';
import { auditPage, EVENTS, teamMembers } from '../sample/audit';
import { MAYA } from '../sample/people';

/** The default API response; a test overrides it with its own. */
export const auditApi = (events: readonly AuditEvent[] = EVENTS): FakeApi =>
  new FakeApi().on('GET', API.adminAudit, auditPage(events)).on('GET', API.teamMembers, teamMembers());

/** The audit log as an admin sees it. */
export const showAudit = (api: FakeApi = auditApi(), route = '/admin/audit') =>
  renderApp(<AuditPage />, { route, user: MAYA, api });

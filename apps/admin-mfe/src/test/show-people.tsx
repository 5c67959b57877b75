import { API, type AdminPerson } from '@taskloom/contracts';
import { FakeApi, renderApp } from '@taskloom/client/test-kit';
import PeoplePage from '../pages/people/people.page';
import { aPage, MAYA, PEOPLE } from '../sample/people';

/** The default API response; a test overrides it with its own. */
export const peopleApi = (people: readonly AdminPerson[] = PEOPLE): FakeApi =>
  new FakeApi().on('GET', API.adminPeople, aPage(people));

/** The people screen as an admin sees it. */
export const showPeople = (api: FakeApi = peopleApi(), route = '/admin/people') =>
  renderApp(<PeoplePage />, { route, user: MAYA, api });

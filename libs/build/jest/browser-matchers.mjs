// @ts-check
import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import * as React from 'react';

/** Whether `findBy…` or `waitFor` is trying and discards the error unless it was the last. */
const isTrying = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

configure(({ getElementError }) => ({
  // The timeout of `findBy…` and `waitFor`. It is generous for busy machines and does not slow down passing tests.
  asyncUtilTimeout: 15_000 * Number(process.env.TEST_TIME_FACTOR ?? 1),
  // Only the last error shows the DOM: `waitFor` adds it. Printing it for each attempt took 3 % of the time of a screen's tests.
  getElementError: (message, container) =>
    message !== null && isTrying()
      ? Object.assign(new Error(message), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
}));

/** @type {unknown} */
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
// React takes a stack trace of each element that it creates, for its warnings, unless there were too many within a second. That
// took 10 % of the time of a screen's tests.
if (internals instanceof Object)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });

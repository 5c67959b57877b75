// @ts-check
import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

/** How long a test looks out for what it expects, milliseconds; one second is short on a machine with other work. */
configure({ asyncUtilTimeout: 5_000 });

// @ts-check
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// The timeout of `findBy…` and `waitFor`. It is generous for busy machines and does not slow down passing tests.
configure({ asyncUtilTimeout: 8_000 });

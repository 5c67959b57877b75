// @ts-check
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// How long `findBy…` and `waitFor` look before they give up. What is there is found at once; a busy machine needs time.
configure({ asyncUtilTimeout: 8_000 });

export { KitProvider as default } from '@taskloom/ui/core';

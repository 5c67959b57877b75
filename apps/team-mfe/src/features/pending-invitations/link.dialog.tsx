export { LinkDialog as default } from '@taskloom/ui/modal';

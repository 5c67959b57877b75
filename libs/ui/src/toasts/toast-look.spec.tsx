import { toastClasses, toastIcons } from './toast-look';

describe('the look of toasts', () => {
  it('styles every part that the toaster draws', () => {
    expect(Object.entries(toastClasses).filter(([, name]) => !name)).toEqual([]);
    expect(Object.keys(toastIcons)).toEqual(['success', 'error', 'warning', 'info']);
  });
});

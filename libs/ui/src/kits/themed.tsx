import { createElement, type ComponentType, type Ref } from 'react';
import { KitProvider } from './kit-provider';

/** Components are functions, or objects with `$$typeof` such as those of `forwardRef`. */
const isComponent = (value: unknown): value is ComponentType =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

const COMPONENT_NAME = /^[A-Z]/;

/**
 * A part of antd in our theme, with the same type and sub-components (`Input.TextArea`). Otherwise every screen would need a
 * provider around it, and 37 KiB of antd before its first paint (decision 135).
 */
export function themed<Part extends object>(part: Part): Part {
  const subComponents = new Map<string, unknown>();
  const withTheme = (props: object) => (
    <KitProvider>{isComponent(part) && createElement(part, props)}</KitProvider>
  );
  return new Proxy(part, {
    // Function components.
    apply: (_part, _this, [props]: [object]) => withTheme(props),
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      // Components of `forwardRef`.
      if (key === 'render' && '$$typeof' in target)
        return (props: object, ref: Ref<unknown>) => withTheme({ ...props, ref });
      // Others are static functions, such as `Modal.confirm`.
      if (typeof key !== 'string' || !COMPONENT_NAME.test(key) || !isComponent(value)) return value;
      if (!subComponents.has(key)) subComponents.set(key, themed(value));
      return subComponents.get(key);
    },
  });
}

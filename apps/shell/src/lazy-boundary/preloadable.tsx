import { lazy, useState, type ComponentType } from 'react';

/**
 * A screen whose code may have been loaded before it is rendered. Then it doesn't suspend, unlike one of `lazy`: React would show the
 * fallback for at least 300 ms.
 */
export function preloadable(load: () => Promise<{ default: ComponentType }>) {
  let loaded: ComponentType | undefined;
  const loadOnce = async () => {
    const module = await load();
    loaded = module.default;
    return module;
  };
  const Lazy = lazy(loadOnce);

  function Screen() {
    const [Part] = useState<ComponentType>(() => loaded ?? Lazy);
    return <Part />;
  }
  return { load: loadOnce, Screen };
}

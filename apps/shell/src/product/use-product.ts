import { useEffect } from 'react';
import { PRODUCT, type Meta } from '@taskloom/contracts';
import { useGetMetaQuery } from '@taskloom/contracts/rtk';
import { browserStorage, PRODUCT_KEY, readJson } from '@taskloom/client';

type Product = Meta['product'];

const storage = browserStorage();

const isProduct = (value: unknown): value is Product =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'logo' in value &&
  typeof value.logo === 'string';

/** The name from the last visit, so that a renamed product is correct in the first paint. */
export const lastKnownProduct = (): Product => {
  const stored = readJson(storage, PRODUCT_KEY);
  return isProduct(stored) ? stored : PRODUCT;
};

/** The product's name and logo. Returns the stored or default values until the API responds. */
export function useProduct(): Product {
  const { data } = useGetMetaQuery();
  const current = isProduct(data?.product) ? data.product : null;
  useEffect(() => {
    if (current) storage.setItem(PRODUCT_KEY, JSON.stringify(current));
  }, [current]);
  return current ?? lastKnownProduct();
}

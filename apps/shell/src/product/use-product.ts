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

/** What the operator called it at the last visit, so that a renamed product paints right from the first frame. */
const lastKnown = (): Product => {
  const stored = readJson(storage, PRODUCT_KEY);
  return isProduct(stored) ? stored : PRODUCT;
};

/** The product's name and logo. Never waits: the API's word replaces what is known as soon as it is there. */
export function useProduct(): Product {
  const { data } = useGetMetaQuery();
  const told = isProduct(data?.product) ? data.product : null;
  useEffect(() => {
    if (told) storage.setItem(PRODUCT_KEY, JSON.stringify(told));
  }, [told]);
  return told ?? lastKnown();
}

import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AppDispatch, AppState, AppStore } from './app-store';

/**
 * `useDispatch` with the types of the page's store.
 * @example
 * const dispatch = useAppDispatch();
 * await dispatch(projectsApi.endpoints.getProject.initiate(projectId));
 */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
/**
 * `useSelector` with the types of the page's store.
 * @example
 * const isLoading = useAppSelector((state) => state.auth.loading);
 */
export const useAppSelector = useSelector.withTypes<AppState>();
export const useAppStore = useStore.withTypes<AppStore>();

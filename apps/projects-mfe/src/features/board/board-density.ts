import type { BoardDensity } from '@taskloom/contracts';
import { createContext, useContext } from 'react';

const Density = createContext<BoardDensity>('comfortable');

export const BoardDensityProvider = Density.Provider;

export const useBoardDensity = (): BoardDensity => useContext(Density);

import { getContext, setContext } from 'svelte';
import type { Session } from './session.svelte';

const KEY = Symbol('session');

export const setSession = (session: Session): Session => setContext(KEY, session);

/** The table's connection; there is none where a replay is shown. */
export const getSession = (): Session | undefined => getContext<Session | undefined>(KEY);

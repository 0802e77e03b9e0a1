import axios, { type AxiosInstance, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import { env } from '@/env.ts'
import { getToken, removeToken } from './token.ts'

/**
 * The three clients of the contract. They hand out the raw text of an answer (call.ts parses it strictly), never follow an
 * absolute address away from the API, and give up after 15 seconds.
 */
const create = () =>
  axios.create({
    baseURL: env.apiUrl,
    allowAbsoluteUrls: false,
    timeout: 15_000,
    responseType: 'text',
    headers: { Accept: 'application/json' },
    transformResponse: [(data: unknown) => data],
  })

const withToken = (config: InternalAxiosRequestConfig) => {
  const token = getToken()
  if (token !== null && !config.headers.has('Authorization')) config.headers.set('Authorization', `Bearer ${token}`)
  return config
}

/** Axios types its interceptors by AxiosResponse; from here on the answer is its text. */
const unwrapping = (client: AxiosInstance) => client.interceptors.response.use((response) => response.data as AxiosResponse)

const endSession = (error: unknown) => {
  if (axios.isAxiosError(error) && error.response?.status === 401) {
    // Without any token there was none to send: the storage was cleared, and the session is over as well.
    const sent = (error.config?.headers?.['Authorization'] as unknown) ?? 'Bearer null'
    // A late 401 of an earlier session must not end the present one.
    if (sent === `Bearer ${getToken()}`) removeToken('expired')
  }
  throw error
}

/** Never a token: forms and signing in. */
export const publicClient = create()
unwrapping(publicClient)

/** A token when there is one: lists, items, categories, trial booking. */
export const optionalTokenClient = create()
optionalTokenClient.interceptors.request.use(withToken)
unwrapping(optionalTokenClient)

/** Always a token; a 401 ends the session. */
export const authenticatedClient = create()
authenticatedClient.interceptors.request.use(withToken)
authenticatedClient.interceptors.response.use(undefined, endSession)
unwrapping(authenticatedClient)

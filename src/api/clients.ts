import axios, { type AxiosInstance, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import { env } from '@/env.ts'
import { siteClock } from '@/lib/time/siteClock.ts'
import { getToken, removeToken } from './token.ts'

/**
 * The three clients of the contract. They return the response body as text (call.ts parses it strictly), never send a request to an absolute
 * URL outside the API, and time out after 15 seconds.
 */
const create = () => {
  const client = axios.create({
    baseURL: env.apiUrl,
    allowAbsoluteUrls: false,
    timeout: 15_000,
    responseType: 'text',
    headers: { Accept: 'application/json' },
    transformResponse: [(data: unknown) => data],
  })
  client.interceptors.response.use((response) => {
    siteClock.learn(response.headers['date'])
    return response
  })
  return client
}

const withToken = (config: InternalAxiosRequestConfig) => {
  const token = getToken()
  if (token !== null && !config.headers.has('Authorization')) config.headers.set('Authorization', `Bearer ${token}`)
  return config
}

/** Resolves requests to the body. The cast is needed because axios types the result of an interceptor as AxiosResponse. */
const unwrapping = (client: AxiosInstance) =>
  client.interceptors.response.use((response) => response.data as AxiosResponse)

const endSession = (error: unknown) => {
  if (axios.isAxiosError(error) && error.response?.status === 401) {
    // A request without a token means that the storage was cleared, which ends the session too.
    const sent = (error.config?.headers?.['Authorization'] as unknown) ?? 'Bearer null'
    // A late 401 for an earlier session must not end the current one.
    if (sent === `Bearer ${getToken()}`) removeToken('expired')
  }
  throw error
}

/** Never sends the token: forms and login. */
export const publicClient = create()
unwrapping(publicClient)

/** Sends the token if there is one: lists, items, categories, trial booking. */
export const optionalTokenClient = create()
optionalTokenClient.interceptors.request.use(withToken)
unwrapping(optionalTokenClient)

/** Sends the token; a 401 ends the session. */
export const authenticatedClient = create()
authenticatedClient.interceptors.request.use(withToken)
authenticatedClient.interceptors.response.use(undefined, endSession)
unwrapping(authenticatedClient)

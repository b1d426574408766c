import type { FastifyRequest } from "fastify";
import type { DeviceCookies } from "./known-device.ts";

/** Who asks, as far as the request tells. */
export interface Client {
  /** The network address. */
  readonly address: string;
  /** The hash of the browser's mark, or null where it has none. */
  readonly device: string | null;
  /** Finds the request's lines in the log. */
  readonly request_id: string;
}

export function clientOf(request: FastifyRequest, devices: DeviceCookies): Client {
  return { address: request.ip, device: devices.find(request), request_id: request.id };
}

/** What a line of the security log says of the client. */
export function traceOf({ address, request_id }: Client) {
  return { address, request_id };
}

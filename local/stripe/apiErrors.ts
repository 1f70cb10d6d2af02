import type Stripe from "stripe";

/** The error object inside Stripe's envelope. */
export interface ErrorBody {
  type: "api_error" | "card_error" | "idempotency_error" | "invalid_request_error";
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  doc_url?: string;
  charge?: string;
  payment_intent?: Stripe.PaymentIntent;
  payment_method?: Stripe.PaymentMethod;
}

/** A refusal that is answered in Stripe's envelope. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  readonly headers: Record<string, string>;

  constructor(status: number, body: ErrorBody, headers: Record<string, string> = {}) {
    super(body.message);
    this.status = status;
    this.body = body.code
      ? { ...body, doc_url: `https://stripe.com/docs/error-codes/${body.code.replaceAll("_", "-")}` }
      : body;
    this.headers = headers;
  }
}

/** 400 about what was sent. */
export function invalidRequest(message: string, { code, param }: { code?: string; param?: string } = {}): ApiError {
  return new ApiError(400, {
    type: "invalid_request_error",
    message,
    ...(code ? { code } : {}),
    ...(param ? { param } : {}),
  });
}

/** No such object: 404 when the address of the request names it, 400 when a parameter does. */
export function resourceMissing(noun: string, id: string, { asParameter }: { asParameter?: string } = {}): ApiError {
  return new ApiError(asParameter ? 400 : 404, {
    type: "invalid_request_error",
    code: "resource_missing",
    message: `No such ${noun}: '${id}'`,
    param: asParameter ?? "id",
  });
}

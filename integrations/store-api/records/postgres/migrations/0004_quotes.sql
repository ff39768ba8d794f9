CREATE TABLE "quote" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"number" text collate "C" NOT NULL,
	"customer_id" text collate "C" NOT NULL,
	"customer_number" text collate "C" NOT NULL,
	"vat_ids" jsonb NOT NULL,
	"recipient" jsonb NOT NULL,
	"issuer" jsonb NOT NULL,
	"commission" text collate "C",
	"locale" text collate "C" NOT NULL,
	"currency_id" text collate "C" NOT NULL,
	"lines" jsonb NOT NULL,
	"price" jsonb NOT NULL,
	"total" bigint NOT NULL,
	"created_at" text collate "C" NOT NULL,
	"valid_until" text collate "C" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "quote_number" ON "quote" USING btree ("number");--> statement-breakpoint
CREATE INDEX "quote_customer" ON "quote" USING btree ("customer_id","created_at");
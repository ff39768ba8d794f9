CREATE TABLE "order_note" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"order_id" text collate "C" NOT NULL,
	"text" text collate "C" NOT NULL,
	"created_at" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_return" (
	"number" text collate "C" PRIMARY KEY NOT NULL,
	"order_id" text collate "C" NOT NULL,
	"state" text collate "C" NOT NULL,
	"articles" jsonb NOT NULL,
	"reason" text collate "C",
	"created_at" text collate "C" NOT NULL,
	"updated_at" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_shipment" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"order_id" text collate "C" NOT NULL,
	"articles" jsonb NOT NULL,
	"tracking_codes" jsonb NOT NULL,
	"created_at" text collate "C" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_note" ADD CONSTRAINT "order_note_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_shipment" ADD CONSTRAINT "order_shipment_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_note_order" ON "order_note" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "order_return_order" ON "order_return" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_return_state" ON "order_return" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "order_shipment_order" ON "order_shipment" USING btree ("order_id");
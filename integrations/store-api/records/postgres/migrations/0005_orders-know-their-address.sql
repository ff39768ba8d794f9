ALTER TABLE "order" ADD COLUMN "email_key" text collate "C" DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "order" SET "email_key" = lower("customer"->>'email');--> statement-breakpoint
CREATE INDEX "order_email" ON "order" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "promotion_redemption_order" ON "promotion_redemption" USING btree ("order_id");